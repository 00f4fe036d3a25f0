import { type CallTopic, callTopics } from '#platform/calendar/call-topics.ts'
import { placeOf, timeZonesByRegion } from '#platform/calendar/time-zone.ts'
import { Field } from '#site/ui/forms/form.tsx'
import { Button } from '#site/ui/parts/button.tsx'
import type { Zone } from './queries.ts'

type ZoneFormProps = {
  zone: Zone
  path: string
  kept?: Record<string, string> | undefined
  /** What a call can be about; without any, the form does not ask. */
  topics?: CallTopic[]
  about?: CallTopic | undefined
}

/**
 * Renders the choice of a topic, whose people's times are shown, and of a time zone: a form of its own. A script
 * chooses the zone of the visitor; see own-zone.client.ts.
 */
export function ZoneForm({ zone, path, kept = {}, topics = [], about }: ZoneFormProps) {
  return (
    <form className="zone-form" action={path} method="get">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {topics.length > 0 && (
        <Field id="about" label="What the call is about">
          <select id="about" name="about" defaultValue={about ?? ''}>
            <option value="">Anything</option>
            {topics.map((topic) => (
              <option key={topic} value={topic}>
                {callTopics[topic]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field id="zone" label="Your time zone">
        <select id="zone" name="zone" defaultValue={zone.name} data-own-zone="">
          {timeZonesByRegion(zone.name).map(([region, names]) => (
            <optgroup key={region} label={region}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {placeOf(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
      <Button type="submit" quiet>
        Show times
      </Button>
    </form>
  )
}
