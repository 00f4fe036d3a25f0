import { type StudyCardProps, StudyGrid } from './study-card.tsx'

export function StudyList({ studies }: { studies: StudyCardProps[] }) {
  return (
    <>
      <header className="page head-split first study-list-head">
        <h1>Case studies</h1>
        <p className="lead">
          Each one carries the client’s own curve, the day of every change on it, and what did not work.
        </p>
      </header>
      <section className="page study-list" aria-labelledby="studies-title">
        <h2 className="visually-hidden" id="studies-title">
          All studies
        </h2>
        {studies.length > 0 ? (
          <StudyGrid studies={studies} />
        ) : (
          <p className="lead">No study is published yet. The first one appears here on the day the client agrees.</p>
        )}
      </section>
    </>
  )
}
