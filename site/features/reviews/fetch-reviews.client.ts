import type { Area } from '#site/state/create-area.ts'

/** Loads approved reviews into their area: all, or those of one tool. A failure is stored in the area. */
export async function fetchReviews(area: Area<'reviews'>, tool?: string) {
  try {
    const response = await fetch(`/api/get-reviews${tool ? `?tool=${encodeURIComponent(tool)}` : ''}`)
    const { reviews, message } = (await response.json()) as { reviews: unknown; message?: string }
    area.succeed({ reviews, message }, 'fetch-all')
  } catch (error) {
    area.fail((error as Error).message, 'fetch-all')
  }
}
