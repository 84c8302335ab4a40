const marks = /[\u0300-\u036f]/g

/** Normalises a name for searching: without macrons, accents, capitals and spaces. */
export function foldName(name: string): string {
  return name.normalize('NFD').replace(marks, '').replace(/\s+/g, '').toLowerCase()
}
