export const contrastMinimum = { label: 'WCAG 2.2, 1.4.3', url: 'https://www.w3.org/TR/WCAG22/#contrast-minimum' }
export const nonText = { label: 'WCAG 2.2, 1.4.11', url: 'https://www.w3.org/TR/WCAG22/#non-text-contrast' }
export const enhanced = { label: 'WCAG 2.2, 1.4.6', url: 'https://www.w3.org/TR/WCAG22/#contrast-enhanced' }
