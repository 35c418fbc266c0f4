/** As the first line of a script: Chrome, from 136, compiles all its functions while it downloads, off the main thread. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';
