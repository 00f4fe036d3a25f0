/** A booked call as its visitor sees it. */
export type OwnBooking = { token: string; moment: string; minutes: number; host: string; where: string; about: string }

/** Renders when a call is, how long, and with whom. */
export function BookingFacts({ call, hasPlace = true }: { call: OwnBooking; hasPlace?: boolean }) {
  return (
    <dl className="call-facts">
      <Fact term="When" text={call.moment} />
      <Fact term="Length" text={`${call.minutes} minutes`} />
      <Fact term="With" text={call.host} />
      {call.about && <Fact term="About" text={call.about} />}
      {hasPlace && <Fact term="Where" text={call.where} />}
    </dl>
  )
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
