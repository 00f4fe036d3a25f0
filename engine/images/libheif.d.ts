/** Declares only what `heic.ts` uses; the package's own types describe another of its builds. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  const load: () => unknown
  export default load
}
