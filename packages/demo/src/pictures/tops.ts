// What a drawn person wears: shoulders at the foot of a picture of 96 by 96.

const shoulders = 'M14 96C14 80 27 73 40 72Q48 79 56 72C69 73 82 80 82 96Z'
const body = (cloth: string) => `<path d="${shoulders}" fill="${cloth}"/>`
const light = (shape: string) => `<g fill="#fff" fill-opacity=".8">${shape}</g>`
const pale = (d: string) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3.5"/>`

export const tops = {
  round: (cloth: string) => `${body(cloth)}${pale('M38.5 72Q48 82 57.5 72')}`,
  collar: (cloth: string) =>
    `${body(cloth)}${light('<path d="M39 71 48 80 40 86 34 74ZM57 71 48 80 56 86 62 74Z"/>')}`,
  stripes: (cloth: string) => `${body(cloth)}${pale('M19 84Q48 90 77 84M16 92Q48 98 80 92')}`,
  hood: (cloth: string) =>
    `<path d="M24 79C24 66 34 63 48 63S72 66 72 79Z" fill="${cloth}"/><path d="M24 79C24 66 34 63 48 63S72 66 72 79Z" fill="#000" fill-opacity=".16"/>${body(cloth)}${pale('M43 79V89M53 79V89')}`,
  dots: (cloth: string) =>
    `${body(cloth)}${light('<circle cx="27" cy="86" r="2.2"/><circle cx="38" cy="84" r="2.2"/><circle cx="48" cy="90" r="2.2"/><circle cx="58" cy="84" r="2.2"/><circle cx="69" cy="86" r="2.2"/>')}`,
  overalls: (cloth: string) =>
    `<path d="${shoulders}" fill="#F3EFE6"/><path d="M30 74H37L38 84H58L59 74H66L68 96H28Z" fill="${cloth}"/>${light('<circle cx="36" cy="86" r="2"/><circle cx="60" cy="86" r="2"/>')}`,
} as const
