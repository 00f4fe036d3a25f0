import type { Phrases } from './not-found-phrases.ts'

/** General phrases (“We could not find what you were looking for”), and languages with few sites. */
export const morePhrases: Record<string, Phrases> = {
  en: {
    said: [
      `(?:can't|cannot|couldn't|could not|unable to|didn't) find what you(?:'re| are| were) (?:looking|searching) for`,
    ],
    bare: [],
  },
  de: { said: [`nicht finden, (?:wonach|was) (?:sie|du|ihr)(?: \\p{L}+)? (?:gesucht|such)`], bare: [] },
  fr: { said: [`pas (?:trouvé|pu trouver) ce que vous (?:re)?cherch`], bare: [] },
  es: {
    said: [`no (?:pudimos|podemos|hemos podido|se pudo) encontrar lo que (?:\\p{L}+ )?(?:busca|estaba)`],
    bare: [],
  },
  pt: { said: [`não (?:foi possível|conseguimos|pudemos) encontrar o que (?:você )?(?:está )?procura`], bare: [] },
  it: { said: [`non (?:siamo riusciti a|abbiamo potuto|possiamo) trovare quello che (?:stavi )?cerca`], bare: [] },
  nl: { said: [`niet vinden waar (?:je|u) naar (?:op zoek|zoekt|zocht)`], bare: [] },
  sv: { said: [`inte hitta (?:det|vad) du (?:letade|söker|sökte)`], bare: [] },
  da: { said: [`ikke finde (?:det|hvad) du (?:ledte|leder|søgte)`], bare: [] },
  nb: { said: [`ikke finne (?:det|hva) du (?:lette|leter|søkte)`], bare: [] },
  cs: { said: [`nepodařilo se (?:nám )?najít,? co jste hledal`], bare: [] },
  bg: { said: [`не успяхме да намерим това, което търс`], bare: [] },
  sr: { said: [`тражени (?:резултат|садржај) не постоји`], bare: [] },
  tr: { said: [`aradığınız(?: \\p{L}+)? (?:şeyi|sayfayı) bula?ma`], bare: [] },
  id: { said: [`(?:tak|tidak) dapat menemukan (?:apa )?yang anda cari`], bare: [] },
  ar: { said: [`(?:لم نتمكن من|تعذر) العثور على ما (?:كنت )?تبحث`], bare: [] },
  fa: { said: [`صفحه\\s?‌?ا?ی که (?:\\p{L}+ )?دنبال(?: \\p{L}+){0,3} پیدا نشد`], bare: [] },
  he: { said: [`לא (?:מוצאים|מצאנו) את מה ש`], bare: [] },
  hi: { said: [`वह नहीं मिला, जिसकी आपको तलाश`], bare: [] },
  zh: { said: [`沒有您要找的(?:頁面|內容)`, `没有您要找的(?:页面|内容)`], bare: [] },
  bn: { said: [`(?:পেজটি|পৃষ্ঠাটি|পাতাটি) খুঁজে পাওয়া যায়নি`, `যা খুঁজছিলেন তা(?: আমরা)? খুঁজে পাইনি`], bare: [`পাওয়া যায়নি`] },
  fil: {
    said: [`hindi nahanap ang pahina`, `hindi (?:namin )?(?:mahanap|makita) ang (?:iyong |pahina)`],
    bare: [`hindi nahanap`],
  },
  is: { said: [`síð(?:a|an) fannst ekki`, `fundum ekki (?:það sem þú leita|síðuna)`], bare: [`fannst ekki`] },
  ur: { said: [`صفحہ (?:دستیاب )?نہیں ملا`, `تلاش نہیں کر سکے جو آپ ڈھونڈ`], bare: [`نہیں ملا`] },
  gl: {
    said: [`páxina non (?:atopada|encontrada|existe)`, `non (?:se )?(?:puidemos )?atopa\\p{L}* a páxina`],
    bare: [`non atopad[oa]`],
  },
  tk: { said: [`sahypa\\p{L}* tapylmady`], bare: [`tapylmady`] },
}
