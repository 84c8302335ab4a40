// Dishes as a field of a form.

/** What is chosen at the start. */
export const chosenIn = (dishes: readonly { id: string; name: string }[]) => ({
  stored: { dishes: dishes.map(({ id }) => id).join(',') },
  names: Object.fromEntries(dishes.map(({ id, name }) => [id, name])),
})

export const idsIn = (chosen: string | null): string[] => (chosen ? chosen.split(',') : [])
