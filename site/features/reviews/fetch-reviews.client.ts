import type { Area } from '../../state/create-area.ts'

/** Reads approved reviews into their area, those of one tool where it is named. */
export async function fetchReviews(area: Area<'reviews'>, tool?: string) {
  try {
    const response = await fetch(`/api/get-reviews${tool ? `?tool=${encodeURIComponent(tool)}` : ''}`)
    const { reviews, message } = (await response.json()) as { reviews: unknown; message?: string }
    area.succeed({ reviews, message }, 'fetch-all')
  } catch (error) {
    area.fail((error as Error).message, 'fetch-all')
  }
}
