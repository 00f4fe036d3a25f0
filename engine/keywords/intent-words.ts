/** The intent of someone who enters a phrase, as far as its words show it. */
export type Intent = 'informational' | 'commercial' | 'transactional' | 'navigational' | 'local'

/** Languages with lists of intent words and with patterns for expansion. */
export const ruleLanguages = { en: 'English', de: 'German', fr: 'French', es: 'Spanish' } as const
export type RuleLanguage = keyof typeof ruleLanguages

export type PageType =
  | 'Article'
  | 'Guide'
  | 'Definition'
  | 'FAQ entry'
  | 'Comparison'
  | 'List of the best'
  | 'Price page'
  | 'Category or product page'
  | 'Location page'
  | 'Account or contact page'

type Rule = [intent: Intent, page: PageType, words: string]

/**
 * Words that show an intent, in order: the first rule with a word in the phrase decides. Words are separated by commas;
 * `^` requires the start of the phrase.
 */
export const intentRules: Record<RuleLanguage, Rule[]> = {
  en: [
    ['informational', 'Guide', '^how to,^how do i'],
    ['local', 'Location page', 'near me,nearby,close to me,open now,opening hours,store locator,in my area'],
    [
      'navigational',
      'Account or contact page',
      'login,log in,sign in,contact,phone number,customer service,official site,official website',
    ],
    [
      'commercial',
      'Comparison',
      'vs,versus,compared to,compared with,comparison,compare,difference between,alternative,alternatives,or,instead of,better than',
    ],
    ['commercial', 'Price page', 'how much,cost,costs,price,prices,pricing,fee,fees,rates'],
    [
      'transactional',
      'Category or product page',
      'buy,order,shop,store,for sale,sale,deal,deals,discount,discounts,coupon,coupons,cheap,cheapest,affordable,free shipping,online,wholesale,quote,hire,book,rent,subscribe,download,gift card,gift',
    ],
    ['commercial', 'List of the best', 'best,top,top 10,recommended,brands,which'],
    [
      'commercial',
      'Article',
      'review,reviews,rating,ratings,worth it,pros and cons,benefits,advantages,disadvantages,problems with',
    ],
    [
      'informational',
      'Guide',
      'how to,how do,how can,guide,tutorial,step by step,checklist,template,templates,diy,instructions,care,size chart,tips,for beginners',
    ],
    ['informational', 'Definition', 'what is,what are,meaning,definition,explained,define'],
    ['informational', 'Article', 'ideas,examples,types,history,trends,statistics,facts'],
    [
      'informational',
      'FAQ entry',
      '^can,^is,^are,^do,^does,^why,^when,^where,^who,^what,^how,^should,^will,^did,without,with',
    ],
  ],
  de: [
    ['informational', 'Guide', '^wie man'],
    ['local', 'Location page', 'in der nähe,in meiner nähe,öffnungszeiten,vor ort,standorte'],
    ['navigational', 'Account or contact page', 'login,anmelden,einloggen,kontakt,telefonnummer,kundenservice'],
    [
      'commercial',
      'Comparison',
      'vs,oder,vergleich,vergleichen,unterschied,unterschiede,alternative,alternativen,statt',
    ],
    ['commercial', 'Price page', 'preis,preise,kosten,kostet,gebühren,wie teuer'],
    [
      'transactional',
      'Category or product page',
      'kaufen,bestellen,shop,online,günstig,billig,angebot,angebote,rabatt,gutschein,mieten,buchen,sale,kostenloser versand',
    ],
    [
      'commercial',
      'List of the best',
      'beste,bester,bestes,besten,top,testsieger,marken,welche,welcher,welches,empfehlung',
    ],
    ['commercial', 'Article', 'test,erfahrungen,erfahrung,bewertung,bewertungen,vorteile,nachteile,vor und nachteile'],
    [
      'informational',
      'Guide',
      'wie man,anleitung,selber machen,tipps,checkliste,vorlage,ratgeber,pflege,größentabelle,für anfänger',
    ],
    ['informational', 'Definition', 'was ist,was sind,bedeutung,definition'],
    ['informational', 'Article', 'ideen,beispiele,arten,geschichte'],
    ['informational', 'FAQ entry', '^kann,^ist,^sind,^warum,^wann,^wo,^wer,^was,^wie,^darf,ohne,mit'],
  ],
  fr: [
    ['informational', 'Guide', '^comment'],
    ['local', 'Location page', 'près de moi,à proximité,horaires'],
    ['navigational', 'Account or contact page', 'connexion,se connecter,contact,numéro de téléphone,service client'],
    ['commercial', 'Comparison', 'vs,ou,comparatif,comparaison,différence entre,alternative,alternatives'],
    ['commercial', 'Price page', 'prix,tarif,tarifs,coût,combien coûte,combien'],
    [
      'transactional',
      'Category or product page',
      'acheter,commander,achat,boutique,en ligne,pas cher,promo,soldes,réduction,code promo,louer,livraison gratuite,devis',
    ],
    ['commercial', 'List of the best', 'meilleur,meilleure,meilleurs,meilleures,top,marques,quel,quelle,quels,quelles'],
    ['commercial', 'Article', 'avis,test,avantages,inconvénients'],
    ['informational', 'Guide', 'comment,guide,tutoriel,conseils,modèle,entretien,guide des tailles,pour débutants'],
    ['informational', 'Definition', 'qu’est-ce que,qu est ce que,définition,signification'],
    ['informational', 'Article', 'idées,exemples,types,histoire'],
    ['informational', 'FAQ entry', '^est-ce,^pourquoi,^quand,^où,^qui,^peut-on,sans,avec'],
  ],
  es: [
    ['informational', 'Guide', '^cómo,^como'],
    ['local', 'Location page', 'cerca de mí,cerca de mi,horario,horarios'],
    ['navigational', 'Account or contact page', 'iniciar sesión,acceder,contacto,teléfono,atención al cliente'],
    ['commercial', 'Comparison', 'vs,o,comparativa,comparación,diferencia entre,alternativa,alternativas'],
    ['commercial', 'Price page', 'precio,precios,tarifa,cuánto cuesta,cuanto cuesta,coste,costo'],
    [
      'transactional',
      'Category or product page',
      'comprar,pedir,tienda,online,barato,barata,baratos,baratas,oferta,ofertas,descuento,cupón,alquilar,envío gratis,presupuesto',
    ],
    ['commercial', 'List of the best', 'mejor,mejores,top,marcas,qué marca,cuál,cuáles'],
    ['commercial', 'Article', 'opiniones,reseñas,ventajas,desventajas'],
    ['informational', 'Guide', 'cómo,como,guía,tutorial,consejos,plantilla,cuidado,guía de tallas,para principiantes'],
    ['informational', 'Definition', 'qué es,que es,qué son,significado,definición'],
    ['informational', 'Article', 'ideas,ejemplos,tipos,historia'],
    ['informational', 'FAQ entry', '^por qué,^cuándo,^dónde,^quién,^puede,^se puede,sin,con'],
  ],
}
