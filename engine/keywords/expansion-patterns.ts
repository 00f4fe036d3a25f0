import type { RuleLanguage } from './intent-words.ts'

/** What the seed refers to: some patterns only make sense for one kind. */
export const seedKinds = { product: 'A product', service: 'A service', topic: 'A topic' } as const
export type SeedKind = keyof typeof seedKinds

export type PatternKind = 'question' | 'preposition' | 'comparison' | 'modifier'

/**
 * Patterns by kind, separated by commas. `*` is the seed, `{audience}` who it is for, `{country}` where, `{year}` this
 * year, `{be}` “is” or “are”, `{do}` “does” or “do”. A pattern whose placeholder has no value is left out.
 */
export type Patterns = Record<PatternKind, string> & { only: Record<SeedKind, Partial<Record<PatternKind, string>>> }

export const expansionPatterns: Record<RuleLanguage, Patterns> = {
  en: {
    question:
      'what {be} *,how {do} * work,how much {do} * cost,how to choose *,how to use *,why use *,which * {be} best,{be} * worth it,when to use *,who needs *',
    preposition: '* for {audience},best * for {audience},* for beginners,* in {country}',
    comparison: '* vs,* alternatives,* comparison,types of *,* pros and cons',
    modifier:
      'best *,top 10 *,best * {year},* reviews,* price,cheap *,* guide,* tips,* ideas,* examples,* benefits,* problems',
    only: {
      product: {
        question:
          'where to buy *,how to clean *,how long {do} * last,what size * do i need,how to store *,can you return *',
        preposition: '* for men,* for women,* for kids,* as a gift,* on sale,* without shipping costs',
        modifier:
          'buy *,buy * online,* online,* sale,* deals,* discount code,* free shipping,* brands,* size chart,* care,luxury *,handmade *,used *,* near me,* gift',
      },
      service: {
        question: 'who offers *,how long {do} * take,what is included in *,how to prepare for *',
        preposition: '* for small businesses,* for companies,* near me',
        modifier:
          '* pricing,* cost,* quote,* packages,* agency,* company,* consultant,affordable *,professional *,* checklist,* contract,* online,hire *,book *',
      },
      topic: {
        question:
          'why {be} * important,how to learn *,how to start with *,what are the types of *,what are examples of *',
        preposition: '* without experience,* with examples,* at home',
        modifier:
          '* tutorial,* course,* checklist,* template,* definition,* meaning,* history,* statistics,* trends,* step by step,* tools,* best practices,* mistakes',
      },
    },
  },
  de: {
    question: 'was ist *,wie funktioniert *,was kostet *,welche * ist die beste,warum *,worauf bei * achten',
    preposition: '* für {audience},* für anfänger,* in {country}',
    comparison: '* vergleich,* alternative,* unterschied,* vor und nachteile,* arten',
    modifier: 'beste *,* test,* test {year},* erfahrungen,* preis,* günstig,* tipps,* ratgeber,* ideen,* beispiele',
    only: {
      product: {
        question: 'wo * kaufen,wie * reinigen,wie lange hält *',
        preposition: '* für damen,* für herren,* für kinder,* als geschenk',
        modifier:
          '* kaufen,* online kaufen,* online,* angebot,* gutschein,* marken,* größentabelle,* pflege,* gebraucht,* in der nähe',
      },
      service: {
        question: 'wer bietet * an,wie lange dauert *,was gehört zu *',
        preposition: '* für unternehmen,* für kleine unternehmen',
        modifier: '* kosten,* angebot,* agentur,* firma,* beratung,* vertrag,* checkliste,* in der nähe',
      },
      topic: {
        question: 'warum ist * wichtig,wie lernt man *',
        preposition: '* ohne vorkenntnisse,* mit beispielen,* zu hause',
        modifier: '* anleitung,* kurs,* checkliste,* vorlage,* definition,* bedeutung,* geschichte,* trends',
      },
    },
  },
  fr: {
    question: 'qu’est-ce que *,comment choisir *,comment fonctionne *,combien coûte *,pourquoi *',
    preposition: '* pour {audience},* pour débutants,* en {country}',
    comparison: '* comparatif,alternative *,* différence,* avantages et inconvénients,types de *',
    modifier: 'meilleur *,* avis,* prix,* pas cher,* guide,* conseils,* idées,* exemples',
    only: {
      product: {
        question: 'où acheter *,comment nettoyer *',
        preposition: '* pour femme,* pour homme,* pour enfant',
        modifier:
          'acheter *,* en ligne,* promo,* soldes,* code promo,* marque,* guide des tailles,* entretien,* occasion,* près de moi',
      },
      service: {
        question: 'qui propose *,combien de temps dure *',
        preposition: '* pour entreprise,* pour pme',
        modifier: '* tarif,* devis,agence *,* professionnel,* contrat,* près de moi',
      },
      topic: {
        question: 'comment apprendre *',
        preposition: '* sans expérience,* à la maison',
        modifier: '* tutoriel,* formation,* modèle,* définition,* histoire,* tendances',
      },
    },
  },
  es: {
    question: 'qué es *,cómo elegir *,cómo funciona *,cuánto cuesta *,por qué *',
    preposition: '* para {audience},* para principiantes,* en {country}',
    comparison: '* comparativa,alternativas a *,* diferencias,* ventajas y desventajas,tipos de *',
    modifier: 'mejores *,* opiniones,* precio,* barato,* guía,* consejos,* ideas,* ejemplos',
    only: {
      product: {
        question: 'dónde comprar *,cómo limpiar *',
        preposition: '* para mujer,* para hombre,* para niños',
        modifier:
          'comprar *,* online,* oferta,* descuento,* marcas,* guía de tallas,* cuidado,* segunda mano,* cerca de mí',
      },
      service: {
        question: 'quién ofrece *,cuánto tarda *',
        preposition: '* para empresas,* para pymes',
        modifier: '* tarifa,* presupuesto,agencia *,* profesional,* contrato,* cerca de mí',
      },
      topic: {
        question: 'cómo aprender *',
        preposition: '* sin experiencia,* en casa',
        modifier: '* tutorial,* curso,* plantilla,* significado,* historia,* tendencias',
      },
    },
  },
}
