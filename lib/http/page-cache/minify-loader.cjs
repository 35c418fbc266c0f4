const { transform } = require('esbuild');

/** Turbopack loader for `loader.ts`: its text is part of every guest's page, so it is minified, unlike the server's code. */
module.exports = async function minifyLoaderText(source) {
  const done = this.async();
  try {
    const { code } = await transform(source, { loader: 'ts', target: 'es2020', minify: true });
    const { loaderText } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    done(null, `export const loaderText = ${JSON.stringify(loaderText)};`);
  } catch (error) {
    done(error);
  }
};
