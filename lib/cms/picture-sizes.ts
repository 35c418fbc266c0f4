/** Widths in pixels in which every picture is made: thumbnail, phone card, phone full width at double density, desktop. */
export const pictureWidths = [240, 480, 720, 1280] as const;
