import { Field } from '#site/ui/forms/form.tsx'
import { Button } from '#site/ui/parts/button.tsx'
import { COMPARE_PATH, MAX_COMPARED } from './choice.ts'
import type { PricedFamily } from './price-list.tsx'

const labels = ['First service', 'Second service', 'Third service']

/** Renders the choice as a GET form, which works without JavaScript. */
export function ChoiceForm({ groups, chosen }: { groups: PricedFamily[]; chosen: string[] }) {
  return (
    <form className="page compare-form" action={COMPARE_PATH} aria-label="Services to compare">
      {labels.slice(0, MAX_COMPARED).map((label, i) => (
        <Field key={label} id={`compare-${i + 1}`} label={label} isOptional={i > 1}>
          <select id={`compare-${i + 1}`} name="service" defaultValue={chosen[i] ?? ''}>
            <option value="">Choose a service</option>
            {groups.map(({ name, services }) => (
              <optgroup key={name} label={name}>
                {services.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
      ))}
      <Button type="submit">Compare</Button>
    </form>
  )
}
