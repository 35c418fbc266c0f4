type Claims = { _id?: unknown; jti?: unknown; exp?: number };

/** Tells sessions apart in a page, without being a credential. */
export const sessionName = ({ _id, jti, exp }: Claims): string =>
  [_id, jti ?? exp].map((part) => encodeURIComponent(String(part ?? ''))).join('.');

const learnerOf = (name: string) => name.slice(0, name.lastIndexOf('.'));

export const haveSameLearner = (one: string, other: string): boolean => learnerOf(one) === learnerOf(other);
