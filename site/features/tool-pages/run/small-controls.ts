import { showConditional } from './form-values.ts'

/** Connects elements that mirror a field: the value of a slider, the swatch of a color, dependent fields. */
export function enhanceControls(form: HTMLFormElement) {
  const mirror = () => {
    showConditional(form)
    for (const output of form.querySelectorAll<HTMLOutputElement>('output[for]')) {
      const slider = document.getElementById(String(output.htmlFor)) as HTMLInputElement | null
      if (slider) output.value = `${slider.value}${output.dataset.unit ?? ''}`
    }
    for (const swatch of form.querySelectorAll<HTMLInputElement>('[data-swatch]')) {
      const text = document.getElementById(swatch.dataset.swatch ?? '') as HTMLInputElement | null
      const hex = text && hexOf(text.value)
      if (hex) swatch.value = hex
    }
  }
  form.addEventListener('input', (event) => {
    const { swatch } = (event.target as HTMLElement).dataset
    const text = swatch ? (document.getElementById(swatch) as HTMLInputElement | null) : null
    if (text) text.value = (event.target as HTMLInputElement).value
    mirror()
  })
  form.addEventListener('filled', mirror)
  mirror()
}

/** Returns the color of the swatch, which shows any CSS color; invalid input leaves it unchanged. */
function hexOf(color: string) {
  if (!CSS.supports('color', color)) return undefined
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
