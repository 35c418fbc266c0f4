/** Printed without a stack trace: the user can fix it. */
export class Problem extends Error {}

export async function main(script) {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  }
}
