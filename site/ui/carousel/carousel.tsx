import { Children, type ReactNode } from 'react'
import { IconButton } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { type CarouselPreset, type CarouselPresetName, carouselPresets, carouselProperties } from './presets.ts'

type CarouselProps = {
  preset: CarouselPresetName
  /** What the carousel shows, without the word carousel: "Recent work". */
  label: string
  heading?: ReactNode
  className?: string
  /** One child per slide. */
  children: ReactNode
}

/**
 * Renders a row that scrolls and snaps on its own. The controls appear with JavaScript; the stop button comes first.
 */
export function Carousel({ preset: name, label, heading, className = '', children }: CarouselProps) {
  const preset: CarouselPreset = carouselPresets[name]
  const count = Children.toArray(children).length
  const look = ['track', preset.steps && 'is-counted', preset.centered && 'is-centered'].filter(Boolean).join(' ')
  return (
    <section
      className={`carousel ${className}`.trim()}
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel={name}
    >
      <div className="page head-split">
        {heading}
        <Controls rotates={preset.autoplay !== undefined} />
      </div>
      <div className={look} style={carouselProperties(preset)} {...scroller(`${label}, slides`)}>
        {Children.map(Children.toArray(children), (slide, i) => (
          <div className="slide" {...place(`${i + 1} of ${count}`)}>
            {slide}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Returns the element that scrolls, which must be reachable by keyboard. */
const scroller = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0, 'data-track': '' })
const place = (label: string) => ({ role: 'group', 'aria-label': label, 'aria-roledescription': 'slide' })

function Controls({ rotates }: { rotates: boolean }) {
  return (
    <div className="carousel-controls" data-controls="">
      {rotates && (
        <button className="control" type="button" aria-label="Stop rotation" data-rotation="">
          <Icon name="pause" />
          <Icon name="play" />
          <span>Stop</span>
        </button>
      )}
      <IconButton icon="prev" label="Previous" data-step="-1" />
      <IconButton icon="next" label="Next" data-step="1" />
    </div>
  )
}
