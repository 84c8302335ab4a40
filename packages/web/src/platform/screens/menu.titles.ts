// The titles of the groups of both menus, in the order they are shown.

export const menuTitles = {
  day: 'auth.groupDay',
  checks: 'auth.groupChecks',
  children: 'auth.groupChildren',
  safety: 'auth.groupSafety',
  team: 'auth.groupTeam',
  centre: 'auth.groupCentre',
  me: 'auth.groupMe',
} as const

export const manageTitles = {
  day: 'plan.manageDay',
  planning: 'plan.managePlanning',
  records: 'plan.manageRecords',
  people: 'plan.managePeople',
} as const
