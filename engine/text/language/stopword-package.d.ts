/** The package has no types: each export is the list of one language. */
declare module 'stopword' {
  type Words = string[]
  export const afr: Words, ara: Words, ben: Words, bul: Words, cat: Words, ces: Words, dan: Words, deu: Words
  export const ell: Words, eng: Words, est: Words, eus: Words, fas: Words, fin: Words, fra: Words, gle: Words
  export const glg: Words, heb: Words, hin: Words, hrv: Words, hun: Words, ind: Words, ita: Words, jpn: Words
  export const kor: Words, lav: Words, lit: Words, mar: Words, msa: Words, nld: Words, nob: Words, pol: Words
  export const por: Words, ron: Words, rus: Words, slk: Words, slv: Words, spa: Words, swe: Words, tgl: Words
  export const tha: Words, tur: Words, ukr: Words, urd: Words, vie: Words, zho: Words
}
