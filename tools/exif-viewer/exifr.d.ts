/**
 * The only build that browsers and Node can both import as a module. The main entry is UMD, whose names Node does not
 * see.
 */
declare module 'exifr/dist/full.esm.mjs' {
  export * from 'exifr'
}
