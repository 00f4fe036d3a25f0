import type { RuleLanguage } from '#engine/keywords/intent-words.ts'

type List = [why: string, words: string][]

const both: Record<RuleLanguage, List> = {
  en: [
    ['People who look for work', 'jobs,job,salary,hiring,career,careers,internship'],
    ['People who want it for nothing', 'free,torrent,crack'],
    ['People who look something up', 'definition,meaning,wikipedia,what is,history'],
    ['People who want pictures or talk', 'images,clipart,png,meme,reddit,youtube'],
  ],
  de: [
    ['People who look for work', 'jobs,job,gehalt,stellenangebote,ausbildung,praktikum'],
    ['People who want it for nothing', 'kostenlos,gratis,umsonst'],
    ['People who look something up', 'definition,bedeutung,wikipedia,geschichte'],
    ['People who want pictures or talk', 'bilder,forum,youtube,reddit'],
  ],
  fr: [
    ['People who look for work', 'emploi,salaire,recrutement,stage'],
    ['People who want it for nothing', 'gratuit,gratuite'],
    ['People who look something up', 'définition,wikipedia,histoire'],
    ['People who want pictures or talk', 'images,forum,youtube'],
  ],
  es: [
    ['People who look for work', 'trabajo,empleo,sueldo,prácticas'],
    ['People who want it for nothing', 'gratis'],
    ['People who look something up', 'definición,significado,wikipedia,historia'],
    ['People who want pictures or talk', 'imágenes,foro,youtube'],
  ],
}

const byKind: Record<'product' | 'service', Record<RuleLanguage, List>> = {
  product: {
    en: [
      ['People who make or repair it themselves', 'diy,how to make,pattern,homemade,repair'],
      ['People who do not want a new one', 'used,second hand,rental,rent'],
    ],
    de: [
      ['People who make or repair it themselves', 'selber machen,anleitung,reparieren,schnittmuster'],
      ['People who do not want a new one', 'gebraucht,mieten,kleinanzeigen'],
    ],
    fr: [
      ['People who make or repair it themselves', 'fait maison,tuto,réparation'],
      ['People who do not want a new one', 'occasion,location'],
    ],
    es: [
      ['People who make or repair it themselves', 'casero,hacer en casa,reparar'],
      ['People who do not want a new one', 'segunda mano,alquiler'],
    ],
  },
  service: {
    en: [['People who learn or do it themselves', 'course,courses,training,certification,tutorial,template,diy,pdf']],
    de: [['People who learn or do it themselves', 'kurs,ausbildung,zertifikat,vorlage,anleitung,pdf']],
    fr: [['People who learn or do it themselves', 'formation,cours,certification,modèle,pdf']],
    es: [['People who learn or do it themselves', 'curso,formación,certificación,plantilla,pdf']],
  },
}

/**
 * Returns the words whose searches rarely lead to a sale, with the reason. Each is only a suggestion, because for some
 * stores it may be what they sell.
 */
export const negativeWords = (language: RuleLanguage, kind: 'product' | 'service') =>
  [...both[language], ...byKind[kind][language]].flatMap(([why, words]) =>
    words.split(',').map((word) => ({ word, why })),
  )
