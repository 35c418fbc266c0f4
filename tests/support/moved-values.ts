/** Burmese, combining marks, an emoji of several code points, a right-to-left mark, quotes. */
export const awkwardName = 'မောင်မောင် Zoë e\u0301 👩‍👩‍👧 \u200f"\'';
export const awkwardText = `$1 \\ 'quoted' {"json": true} NULL\r\n\t${awkwardName}`;
export const movedMoment = '2026-02-28T23:59:59.007Z';
