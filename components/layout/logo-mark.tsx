/** Inline, since a request costs more than its half kilobyte. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden="true">
      <path
        fill="#f4b223"
        d="M31 35.6c-9 8-29.5 0-27.3-12.2 7.6-9.8 27.3.1 27.4 12.2m1.9 0c0-12 19.7-22 27.3-12.2C62.5 35.6 42 43.6 33 35.6"
      />
      <path fill="#d68f0c" d="M32 36C20 30 19 7 32 3c13 4 12 27 0 33" />
      <path fill="#2d55e0" d="M32 40c-7-5-18-6-26-3l7 21c6-2 14-1 19 4Z" />
      <path fill="#6885e9" d="M32 40c7-5 18-6 26-3l-7 21c-6-2-14-1-19 4Z" />
      <circle cx="32" cy="36" r="5" fill="#d76b47" />
    </svg>
  );
}
