const marks = /[\u0300-\u036f]/g

/** A name as a search reads it: without macrons, accents and capitals. The same as fold_name in the database. */
export function foldName(name: string): string {
  return name.normalize('NFD').replace(marks, '').toLowerCase()
}

/** Whether what a person typed is part of the child's name, in either order of first and family name. */
export function nameMatches(child: { firstName: string; familyName: string }, typed: string): boolean {
  const wanted = foldName(typed.trim())
  return (
    foldName(`${child.firstName} ${child.familyName}`).includes(wanted) ||
    foldName(`${child.familyName} ${child.firstName}`).includes(wanted)
  )
}
