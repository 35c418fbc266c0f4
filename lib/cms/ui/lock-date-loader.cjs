const payloadDate =
  /new Intl\.DateTimeFormat\("en-US",\{day:"numeric",hour:"numeric",hour12:!0,minute:"numeric",month:"short",year:"numeric"\}\)\.format\((new Date\(\w+\))\)/;

// As `formatStaffDate`, which a package cannot import: Turbopack compiles no TypeScript for it.
const staffDate = `new Intl.DateTimeFormat(globalThis.document?.documentElement.lang==="fr"?"fr-FR":"en-GB",{day:"numeric",month:"short",
year:"numeric",hour:"2-digit",minute:"2-digit",hourCycle:"h23",timeZone:"Asia/Yangon"}).format($1).replace("Sept","Sep")`;

/** Payload has no option for the format and time zone of the date in its dialog about a locked document. */
module.exports = function lockDateLoader(source) {
  if (!payloadDate.test(source)) throw new Error('Payload formats the date of a locked document in another way now.');
  return source.replace(payloadDate, staffDate);
};
