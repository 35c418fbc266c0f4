/** The file of a file input's value; anything else stays as it is. */
export const firstFile = (value: unknown): unknown =>
  typeof FileList !== 'undefined' && value instanceof FileList ? value[0] : value;
