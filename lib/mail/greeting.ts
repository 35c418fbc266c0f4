const longest = 60;
// Letters of any script and what stands between them; a dot before two letters makes a link in many mail programs.
const onlyLetters = /^[\p{L}\p{M}\u200b-\u200d '’.-]+$/u;
const linkLike = /\.\p{L}{2}/u;

/**
 * "Hello Su Su,", or "Hello," for what does not look like a name. Anyone can have us write to a stranger's address: nothing of
 * what they typed may bring a message of their own there.
 */
export function greeting(name: string): string {
  const isName = onlyLetters.test(name) && !linkLike.test(name) && [...name].length <= longest;
  return isName ? `Hello ${name},` : 'Hello,';
}
