declare module 'knayi-myscript' {
  type Font = 'unicode' | 'zawgyi';
  const knayi: {
    /** Which of the two a text is written in; `fallback` where nothing tells. */
    fontDetect(text: string, fallback: Font): Font;
    fontConvert(text: string, to: Font, from: Font): string;
  };
  export default knayi;
}
