// The package throws outside Next.
export {};
