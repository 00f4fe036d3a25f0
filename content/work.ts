/** The demonstration's work for clients, by the name of its file in `content/work`, and what each picture shows. */
export const work = {
  'banner-draftlane':
    'Lines of typewriter text on violet; one asks for a return policy for lamps and is marked in lime',
  'banner-dunwillow': 'Five folded blankets on a shelf, next to a vase with three twigs',
  'banner-larkmoor': 'A wooden garden bench with a letter and a cup on it, in front of green hills',
  'banner-living': 'Orange slices and three bottles of vitamins on a green shelf',
  'banner-ordinell': 'Four pendant lamps over a long table with a cup, two books, and a vase',
  'banner-pell': 'A chef’s knife on a wooden board, with chives and half a red onion',
  'banner-plankboard': 'Task cards in columns on yellow: pour footings, light the oven, hang the doors',
  'banner-skarnholt': 'A hiker in an orange jacket in front of snowy mountains, in the rain',
  'draftlane-task':
    'A page that writes a return policy: three questions at the left, the text and its edits at the right',
  'dunwillow-ads': 'Four ads for bed linen in navy and peach; the poster says “Sleep is flat.”',
  'humbletail-bags': 'Three bags of dog food in petrol, cream, and plum, with 2, 6, and 1 kg in large type',
  'larkmoor-configurator': 'Three phone screens to order a table: how many sit, which wood, and the price',
  'larkmoor-store': 'A store page titled “Garden benches”, with six drawn benches, their woods, and prices',
  'living-guide': 'A health guide with its author, its reviewer, a short answer, and a table of doses',
  'ordinell-store': 'The store page of a rust-colored pendant lamp that lights a dark room',
  'pell-before-after':
    'Two phones: a crowded product page of 4.6 MB before, and one knife, one price, and one button in 1.4 MB after',
  'plankboard-board': 'A kitchen remodel as a board: cards in four columns, one of them being moved to the inspector',
  'skarnholt-labels': 'A kraft hang tag, a zipper with the name on its pull, and two woven labels on green cloth',
} as const

export type WorkName = keyof typeof work
