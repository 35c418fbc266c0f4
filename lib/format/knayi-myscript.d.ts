declare module 'knayi-myscript' {
  type Font = 'unicode' | 'zawgyi';
  const knayi: {
    fontDetect(text: string, fallback: Font): Font;
    fontConvert(text: string, to: Font, from: Font): string;
  };
  export default knayi;
}
