/** In ms. */
const patience = 5000;

/** What a script brings that a tap waits for; undefined where it fails, or takes so long that one must go on without it. */
export function inTime<T>(coming: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  return Promise.race([coming.catch(() => undefined), late]);
}
