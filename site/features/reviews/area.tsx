import type { FormState } from '#site/ui/forms/state.ts'
import { Avatar } from '#site/ui/images/art.tsx'
import { ReviewForm } from './form.tsx'

export type ShownReview = {
  id: string
  name: string
  text: string
  rating?: number
  dateIso: string
  dateText: string
}

type ReviewAreaProps = {
  tool: string
  reviews: ShownReview[]
  /** The path of the page with the form. */
  page: string
  state?: FormState | undefined
  /** False while the tool is not open: nobody can review it. */
  isOpen?: boolean
}

/** Renders the reviews of a tool, and the form to write one. */
export function ReviewArea({ tool, reviews, page, state, isOpen = true }: ReviewAreaProps) {
  if (!isOpen && reviews.length === 0) return null
  return (
    <section className="band reviews" id="reviews">
      <div className="page reviews-grid">
        <div>
          <h2 className="t-headline">What people say about this tool</h2>
          <ul className="review-list" data-reviews={tool}>
            {reviews.map((review) => (
              <ReviewRow key={review.id} {...review} />
            ))}
          </ul>
          {reviews.length === 0 && (
            <p className="no-review">No reviews yet. We publish reviews after a person has read them.</p>
          )}
        </div>
        {isOpen && <ReviewForm tool={tool} page={page} state={state} />}
      </div>
    </section>
  )
}

function ReviewRow({ id, name, text, rating, dateIso, dateText }: ShownReview) {
  return (
    <li data-id={id}>
      <p>{text}</p>
      <p className="meta">
        <Avatar name={name} size={32} />
        <b>{name}</b>
        <time dateTime={dateIso}>{dateText}</time>
        {rating && <span>{rating} of 5</span>}
      </p>
    </li>
  )
}
