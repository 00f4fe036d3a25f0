import type { Service } from '../types.ts'

export const petMarketing: Service = {
  title: 'Pet supplies marketing',
  slug: 'pet-marketing',
  family: 'industry',
  summary: 'The dog eats every day; the order should repeat',
  lead: 'Pet food is a subscription that nobody has signed yet. We write by breed, age, and problem, bid by expected bag count, and look after the reorder as if it were the sale.',
  audience:
    'For stores and makers of food, litter, treats, supplements, and gear for dogs, cats, and small animals, who ship at least weekly. We can’t help breeders or anyone else who sells live animals, because we don’t advertise animals. Veterinary practices have their own page.',
  weeks: { from: 3, to: 9 },
  problems: [
    { text: 'New customers bought at a loss and never written to again' },
    { text: 'Feeding charts locked inside a label photo' },
    { text: 'Vet-diet terms used in ads that platforms refuse' },
  ],
  searches: [
    {
      query: 'large breed puppy food chicken free',
      meaning: 'Three conditions, one bag, many months ahead',
      action: 'bid',
    },
    { query: 'how much to feed a 12 week old labrador', meaning: 'A new owner with a scoop in hand', action: 'page' },
    { query: 'low dust cat litter multiple cats', meaning: 'Unhappy with the present brand', action: 'bid' },
    { query: 'switching dog food schedule', meaning: 'Has bought, and wants to get it right', action: 'page' },
    { query: 'harness size for french bulldog', meaning: 'Sent one back because of the chest', action: 'page' },
    { query: 'puppies for sale near me', meaning: 'Has no dog yet', action: 'exclude' },
    { query: 'apoquel without vet prescription', meaning: 'Seeks a drug that needs a veterinarian', action: 'exclude' },
  ],
  seasons: {
    months: [3, 4, 5, 6, 12],
    text: 'Food has no season; fleas do. Tick and flea goods start in March in the Gulf states and weeks later in the North. December sells toys and beds, and the new puppies of the holidays reach their second food in early summer. The strip is our estimate, and your order dates correct it.',
  },
  ledgers: [
    {
      heading: 'Feed law, in six lines',
      lead: 'Pet food is animal feed by law. Most states build on the AAFCO model.',
      rows: [
        {
          term: 'Complete and balanced',
          text: 'The words rest on a nutrient profile or a feeding trial for a life stage, and the label says which.',
          source: 'AAFCO Model Regulations for Pet Food',
        },
        {
          term: 'Share of an ingredient',
          text: '"Beef," "beef dinner," "with beef," and "beef flavor" mean different amounts. The ad uses the wording on the label.',
          source: 'FDA Center for Veterinary Medicine, pet food labeling',
        },
        {
          term: 'Therapeutic diets',
          text: 'Food that claims to treat kidney disease or bladder stones comes close to a drug. The FDA expects it to be sold through a veterinarian.',
          source: 'FDA Compliance Policy Guide Sec. 690.150',
        },
        {
          term: 'Flea collars and drops',
          text: 'Products that kill parasites on the skin are often EPA-registered pesticides, and claims stay within the registration.',
          source: 'FIFRA, 7 U.S.C. § 136 et seq.',
        },
        {
          term: 'Auto-ship',
          text: 'Terms, price, and interval appear next to the button. Consent is explicit, and canceling is simple.',
          source: "Restore Online Shoppers' Confidence Act, 15 U.S.C. § 8403",
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/15/8403',
        },
        {
          term: 'CBD for pets',
          text: 'Federal law and the platforms leave little room. We keep out of it.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'margin per bag, delivered' },
      { text: 'bags per year for an animal of that weight' },
      { text: 'share of new customers who are still ordering after a year' },
    ],
    text: 'Weight makes the difference: a mastiff and a chihuahua buy the same brand and are worth different clicks. Begin with the bag size of the first order as a stand-in for the weight. Kitten and puppy food leads to adult food, so count both.',
  },
  body: `Divide the bag by the daily amount on its label and you have the number of days it lasts. A store that knows the first bag and the weight of the dog therefore knows the date of the second. Most stores send a newsletter on Tuesdays instead. We set the reminder to the bag, eight days before it is empty, with the same item in the cart and one way to say "later."

### Bids by animal

The first order names a life stage and a size. That is enough to group new customers: large-breed puppies, indoor cats, seniors on soft food. Each group gets a value for the year and a price we will pay to meet it. Treats and toys, bought once and forgotten, get a small one.

### Plain words about health

Owners search for symptoms. We answer what nutrition can answer, such as how to change food over seven days, and send the rest to a veterinarian in the first paragraph. No page of ours diagnoses an itch. Ads keep therapeutic terms in a list of their own, out of campaigns, so that a disapproval cannot stop the sale of litter.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We group orders by species, life stage, and bag, and compare labels and claims with the ads.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'A value per animal, a reminder date per bag, and four horizons: 3, 6, 9, and 12 months.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'Feeding calculators and breed pages go live, reminders follow the bag, campaigns split by animal.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'Third and fourth bags arrive; groups that leave after the first lose their bids.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'Puppies bought a year ago move to adult food with you, announced before the last scoop.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 5',
      text: 'Restricted-term list for your range',
      detail: 'Drug names, therapeutic diets, and pesticide claims, with the place each may appear.',
    },
    {
      when: 'Day 7',
      text: 'Customer value by first bag',
      detail: 'Species, life stage, weight class, orders in a year, margin left.',
    },
    {
      when: 'Week 3',
      text: 'Reorder reminders timed to bags',
      detail: 'Email to people who agreed to it; text messages only with written consent.',
    },
    {
      when: 'Week 6',
      text: 'Feeding charts as tables',
      detail: 'Grams and cups by weight and age, copied from the label and checked by two people.',
    },
    {
      when: 'Month 3',
      text: 'Report by animal, not by item',
      detail: 'New animals met, animals kept, bags per animal, cost of each.',
    },
  ],
  sixtyDays: [
    { text: 'A curve of second bags for the customers won since day 7, next to that of the year before.' },
    { text: 'Feeding tables that appear in search for your own brands.' },
    { text: 'An ad account without a single open refusal over medical wording.' },
  ],
  faqs: [
    {
      question: 'Can you advertise prescription food?',
      answer:
        'Rarely, and only where the platform and the maker allow it and a veterinarian confirms the order. We keep such items out of Shopping by default. A page that explains how the prescription reaches you brings the right owners without an ad.',
    },
    {
      question: 'Is auto-ship better than reminders?',
      answer:
        'For litter and adult food, often. For growing puppies and picky cats the amounts change, and one package too many leads to a cancellation. We offer both, count who stays, and make the cancel link as easy to find as the order button.',
    },
    {
      question: 'Do photos of our own customers’ dogs work?',
      answer:
        'They help when they show a size: breed, weight, the harness in M. Get permission in writing and name any discount given in return. We run them on product pages first and in ads later.',
    },
    {
      question: 'What if a brand recalls a batch?',
      answer:
        'Tell us and ads for the item stop within the hour during office hours. The product page carries the lot numbers and the notice of the maker at the top. It stays up after the recall, dated, so that an owner who finds an old bag in the garage can still compare the number.',
    },
  ],
  relatedTools: ['keyword-extract-tool', 'utm-builder', 'schema-markup-generator'],
  relatedStudy: 'living-healthy-24',
  seo: {
    title: 'Pet supplies marketing built on the second bag of food',
    description:
      'Pages by age, breed, and diet, bids by the value of an animal, reminders timed to the bag. Shows between week 3 and week 9.',
  },
}
