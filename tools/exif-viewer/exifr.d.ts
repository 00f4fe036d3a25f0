/** The one build that browsers and Node both take as a module; its main entry is UMD, whose names Node does not see. */
declare module 'exifr/dist/full.esm.mjs' {
  export * from 'exifr'
}
