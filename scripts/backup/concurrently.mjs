/** After an error no further call starts; those in progress end first. */
export async function forEachConcurrently(items, maxConcurrent, work) {
  const iterator = items[Symbol.asyncIterator]?.() ?? items[Symbol.iterator]();
  let failure;
  const worker = async () => {
    while (!failure) {
      try {
        const { done, value } = await iterator.next();
        if (done) return;
        await work(value);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
  if (failure) throw failure.error;
}
