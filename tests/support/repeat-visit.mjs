/** Visits a page again: the status of the document, and all bytes on the line, headers included. Playwright reports 200 for a 304. */
export async function repeatVisit(page, url) {
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let status;
  let bytes = 0;
  devtools.on('Network.responseReceivedExtraInfo', ({ statusCode }) => {
    status ??= statusCode;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { timeout: 120_000 });
  await devtools.detach();
  return { status, bytes };
}
