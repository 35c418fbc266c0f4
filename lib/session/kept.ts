// Browsers inside apps have no local storage, or refuse it with an error, and a full one takes no more. What it does not take
// lasts until this page is left.
const untilLeft = new Map<string, string>();

function tried<Result>(storing: () => Result): Result | undefined {
  try {
    return storing();
  } catch {
    return undefined;
  }
}

/** Keeps a text in this browser. False where it will be gone with this page. */
export function keep(key: string, value: string): boolean {
  untilLeft.set(key, value);
  const kept = tried(() => {
    localStorage.setItem(key, value);
    return true;
  });
  if (kept) untilLeft.delete(key);
  return kept ?? false;
}

/** The text kept under this key; null without one. */
export function kept(key: string): string | null {
  return untilLeft.get(key) ?? tried(() => localStorage.getItem(key)) ?? null;
}

export function forget(key: string): void {
  untilLeft.delete(key);
  tried(() => localStorage.removeItem(key));
}

/** Whether what is kept now is there on the next page. */
export function keepsForLater(): boolean {
  const keeps = keep('kept', '1');
  forget('kept');
  return keeps;
}

/** Forgets all that this site keeps in this browser. Other tabs notice at `tellOtherTabs`. */
export function forgetEverything(): void {
  untilLeft.clear();
  tried(() => {
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
  });
  tried(() => sessionStorage.clear());
}

/** Other tabs leave at a clearing, and browsers report none of a storage that is empty. */
export function tellOtherTabs(): void {
  tried(() => {
    localStorage.setItem('loggedOut', '1');
    localStorage.clear();
  });
}
