export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body>404. Page not found</body>
    </html>
  );
}
