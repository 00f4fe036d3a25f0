import { jsonLd } from '../../trial/new-page.ts'
import type { TrialPage } from '../../trial/site-model.ts'

/** Adds structured data to a page. */
export function addData(page: TrialPage, data: object): undefined {
  page.head.push(jsonLd(data))
}

/** Returns an event with everything that Google requires, named like the page. */
export const eventOf = ({ h1 = 'Open workshop' }: TrialPage) => ({
  '@type': 'Event',
  name: h1,
  startDate: '2026-09-12T18:00:00-05:00',
  endDate: '2026-09-12T20:00:00-05:00',
  location: { '@type': 'Place', name: 'Trial Supply', address: '12 Elm Street, Lincoln, NE' },
})

/** Returns a recipe with everything that Google requires, named like the page. */
export const recipeOf = ({ h1 = 'Rye bread' }: TrialPage) => ({
  '@type': 'Recipe',
  name: h1,
  image: 'https://trial.example/share.png',
})

/** Returns a video with everything that Google requires. */
export const videoOf = () => ({
  '@type': 'VideoObject',
  name: 'How we fold blankets',
  thumbnailUrl: 'https://trial.example/share.png',
  uploadDate: '2026-03-04T09:00:00-05:00',
  contentUrl: 'https://trial.example/fold.mp4',
})
