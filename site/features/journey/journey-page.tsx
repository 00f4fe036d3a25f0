import { AxisTicks } from '#site/ui/charts/range.tsx'
import type { Picture } from '#site/ui/images/picture.tsx'
import { NothingYet } from '#site/ui/parts/nothing-yet.tsx'
import { Pagination } from '#site/ui/parts/pagination.tsx'
import { milestoneAxis } from './milestone-axis.ts'
import { Portrait } from './portrait.tsx'

export type Milestone = { title: string; text: string; iso: string; dateText: string }
export type Member = { name: string; role: string; bio: string; picture?: Picture; href?: string }
export type JourneyPageProps = {
  page: number
  /** Number of pages. */
  total: number
  /** Number of milestones, and of people, on all pages. */
  steps: number
  people: number
  milestones: Milestone[]
  team: Member[]
}

export function JourneyPage({ page, total, milestones, team }: Omit<JourneyPageProps, 'steps' | 'people'>) {
  return (
    <>
      <header className="page journey-head">
        <h1>Our journey</h1>
      </header>
      <Axis milestones={milestones} />
      {milestones.length > 0 && (
        <ol className="page milestones">
          {milestones.map(({ title, text, iso, dateText }) => (
            <li key={`${iso}-${title}`}>
              <time className="data" dateTime={iso}>
                {dateText}
              </time>
              <h2>{title}</h2>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      )}
      {milestones.length + team.length === 0 && (
        <NothingYet
          text="The story of this agency is not written yet. Ask us what you want to know."
          links={[
            { label: 'Contact us', href: '/contact-us/' },
            { label: 'Work with us', href: '/career/' },
          ]}
        />
      )}
      {team.length > 0 && (
        <section className="band" aria-labelledby="team-title">
          <div className="page">
            <h2 id="team-title" className="team-title">
              The team
            </h2>
            <ul className="team-list">
              {team.map((member) => (
                <TeamMember key={member.name} {...member} />
              ))}
            </ul>
          </div>
        </section>
      )}
      {total > 1 && (
        <div className="page">
          <Pagination current={page} total={total} base="/our-journey/" />
        </div>
      )}
    </>
  )
}

/** Renders every milestone at its date, on one axis of decades. */
function Axis({ milestones }: { milestones: Milestone[] }) {
  const axis = milestoneAxis(milestones.map(({ iso }) => iso))
  if (!axis) return null
  return (
    <div className="page journey-axis" aria-hidden="true">
      <div className="journey-line">
        {axis.places.map((place, i) => (
          <i key={milestones[i]?.iso} style={{ '--x': place }} />
        ))}
      </div>
      <AxisTicks ticks={axis.ticks} />
    </div>
  )
}

function TeamMember({ name, role, bio, picture, href }: Member) {
  return (
    <li>
      <Portrait name={name} picture={picture} size={64} />
      <div>
        <h3>{href ? <a href={href}>{name}</a> : name}</h3>
        {role && <p className="data">{role}</p>}
        {bio && <p>{bio}</p>}
      </div>
    </li>
  )
}
