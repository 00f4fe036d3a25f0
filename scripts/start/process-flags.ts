/** Node's flags for each process that uses the CMS. */
export const PROCESS_FLAGS = ['--disable-warning=ExperimentalWarning', '--import=./scripts/start/fast-imports.mjs']
