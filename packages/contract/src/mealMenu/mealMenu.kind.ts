// The menus of a centre: dishes by week, weekday and meal, in a rotation of some weeks that starts on a Monday. The hard
// rules: a draft is seen only by those who edit menus; a menu with a dish whose contents are not known is not published;
// and what was on the menu on a past day stays as it was.
import { z } from 'zod'
import { Contains, DishCard, MealName } from '../dish/dish.schema.ts'
import { weekdayOf } from '../kernel/dates.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { date, fields, number, text } from '../kernel/fields.ts'
import {
  areDays,
  Day,
  DayOut,
  daysQuery,
  Id,
  InstantOut,
  Line,
  Nothing,
  ofDays,
  Picture,
} from '../kernel/schema.ts'
import { textures } from '../kernel/texture.rules.ts'
import { messageKinds } from '../message/message.kind.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'
import { isSearchable, mostDishes, mostWeeks } from './mealMenu.rules.ts'

export const mealMenuFields = fields({
  name: text(80, { required: true }),
  startsOn: date({ required: true, of: 'week' }),
  weeks: number({ min: 1, max: mostWeeks, step: 1 }, { required: true }),
  /** The last day. */
  endsOn: date(),
})

export const mealMenuRegister = {
  fields: mealMenuFields,
  page: '/pages/manage/menus',
  read: 'menu.edit',
  edit: 'menu.edit',
  title: 'name',
  about: ['startsOn', 'weeks', 'endsOn'],
  screen: { manage: { group: 'planning', icon: 'toolsKitchen2', order: 21 } },
  searched: ['name'],
  order: ['startsOn'],
  descending: ['startsOn'],
  unique: [['name']],
  problems: ({ startsOn, endsOn }) => ({
    ...(weekdayOf(startsOn) !== 1 && { startsOn: 'NOT_A_MONDAY' as const }),
    ...(endsOn !== null && endsOn < startsOn && { endsOn: 'ENDS_BEFORE_START' as const }),
  }),
} as const satisfies RegisterFile<typeof mealMenuFields>

const Week = z.int().min(1).max(mostWeeks)
const DishIds = z.array(Id).max(mostDishes)

const Plan = z.object({
  id: Id,
  name: z.string(),
  startsOn: DayOut,
  weeks: z.number().int(),
  publishedAt: InstantOut.nullable(),
  /** Meals without dishes are left out. By week, weekday and meal. */
  cells: z.array(
    z.object({
      week: z.number().int(),
      weekday: z.number().int(),
      meal: MealName,
      dishes: z.array(DishCard),
    }),
  ),
})

/** Who must not eat a dish. */
const Avoiding = z.object({
  childId: Id,
  name: z.string(),
  roomId: Id,
  /** What of the dish the child must avoid. */
  avoids: Contains,
  isAnaphylaxis: z.boolean(),
})

const MenuDish = DishCard.extend({
  /** The children who are enrolled that day and must not have it. Empty for those who may not read children. */
  avoiding: z.array(Avoiding),
})

const DayMeal = z.object({
  meal: MealName,
  dishes: z.array(MenuDish),
  /** Why the day differs from the rotation. */
  change: z.object({ reason: z.string(), byName: z.string(), at: InstantOut }).nullable(),
})

const Room = z.object({
  id: Id,
  name: z.string(),
  /** Those who are booked and not away, and those who are here; without those who have gone home. */
  toServe: z.number().int(),
  here: z.number().int(),
  /** Those who must not have one of the dishes, and those whose food is not as usual. */
  children: z.array(
    z.object({
      id: Id,
      name: z.string(),
      avoids: Contains,
      /** The dishes that the child must not have. */
      dishIds: z.array(Id),
      isAnaphylaxis: z.boolean(),
      dietNote: z.string().nullable(),
      texture: z.enum(textures),
    }),
  ),
})

/** Portions by how much of them was eaten. */
const Eaten = z.object({
  served: z.number().int(),
  all: z.number().int(),
  most: z.number().int(),
  some: z.number().int(),
  none: z.number().int(),
  seconds: z.number().int(),
})

const OnDay = { day: Day, meal: MealName }
const base = '/api/blade-garden/meal-menu'
const at = registerOperations(base, mealMenuRegister)
const own = true as const

/** Messages to those who record care, when the menu of a day is changed. */
export const mealMenuMessages = messageKinds('mealMenu', {
  changed: z.object({ day: DayOut, meal: MealName, reason: z.string(), byName: z.string() }),
})

export const mealMenu = feature('mealMenu', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(['MENU_PUBLISHED']), own },
  remove: { ...at.remove(['MENU_PUBLISHED']), own },
  getPlan: get(`${base}/plan`, {
    description: 'Returns a menu with the dishes of all its weeks.',
    query: z.object({ id: Id }),
    returns: Plan,
    own,
  }),
  setDishes: post(`${base}/plan/set`, {
    description:
      'Sets the dishes of a meal on a weekday of the rotation. On a published menu it counts from tomorrow on, and a dish whose contents are not known is refused.',
    body: z.object({ id: Id, week: Week, weekday: z.int().min(1).max(7), meal: MealName, dishIds: DishIds }),
    returns: Nothing,
    errors: ['MENU_DISH_UNKNOWN'],
    own,
  }),
  copyWeek: post(`${base}/plan/copy-week`, {
    description: 'Copies the dishes of a week of the rotation to another, in the place of what is there.',
    body: z.object({ id: Id, from: Week, to: Week }),
    returns: Nothing,
    own,
  }),
  publish: post(`${base}/publish`, {
    description:
      'Publishes a menu, so that all staff see it. Refused for a menu without dishes, or with a dish that has no ingredients or one that nobody has checked.',
    body: z.object({ id: Id }),
    returns: Nothing,
    errors: ['MENU_EMPTY', 'MENU_DISH_UNKNOWN'],
    own,
  }),
  getWeek: get(`${base}/week`, {
    description:
      'Returns the menu of the week that has this day, with the allergens of each dish and the children who must not have it.',
    query: z.object({ day: Day }),
    returns: z.object({
      /** From Monday to Sunday. */
      days: z.array(z.object({ day: DayOut, menuName: z.string().nullable(), meals: z.array(DayMeal) })),
      /** In their order. */
      rooms: z.array(z.object({ id: Id, name: z.string() })),
    }),
    offline: 'cache',
    own,
  }),
  changeDay: post(`${base}/day/change`, {
    description:
      'Changes a meal of one day, in the place of what the rotation has. Without dishes the meal is not offered. Everybody who records care is told.',
    body: z.object({ id: Id, ...OnDay, dishIds: DishIds, reason: Line(200) }),
    returns: Nothing,
    errors: ['MENU_DAY_PAST', 'MENU_DISH_UNKNOWN', 'RECORD_EXISTS'],
    own,
  }),
  revertDay: post(`${base}/day/revert`, {
    description: 'Gives a meal of a day back what the rotation has.',
    body: z.object({ id: Id, ...OnDay }),
    returns: Nothing,
    errors: ['MENU_DAY_PAST', 'RECORD_EXISTS'],
    own,
  }),
  getServings: get(`${base}/servings`, {
    description:
      'Returns what to cook for a meal of a day: how many children to serve in each room, and who of them must not have what.',
    query: z.object(OnDay),
    returns: z.object({
      meal: MealName,
      dishes: z.array(DishCard),
      change: DayMeal.shape.change,
      rooms: z.array(Room),
    }),
    offline: 'cache',
    own,
  }),
  getShopping: get(`${base}/shopping`, {
    description:
      'Returns the ingredients of the week that has this day, each with the dishes that need it and for how many booked children.',
    query: z.object({ day: Day }),
    returns: z.object({
      from: DayOut,
      until: DayOut,
      /** By name. */
      ingredients: z.array(
        z.object({
          id: Id,
          name: z.string(),
          /** Portions of all its dishes. */
          portions: z.number().int(),
          uses: z.array(
            z.object({ day: DayOut, meal: MealName, dish: z.string(), children: z.number().int() }),
          ),
        }),
      ),
    }),
    offline: 'cache',
    own,
  }),
  getEaten: get(`${base}/eaten`, {
    description:
      'Returns how meals of up to 31 days were eaten, of the last seven when no day is given: each child, those who left most first, and each dish.',
    query: z.object(daysQuery).refine(areDays, ofDays),
    returns: z.object({
      from: DayOut,
      until: DayOut,
      children: z.array(
        Eaten.extend({
          id: Id,
          firstName: z.string(),
          familyName: z.string(),
          picture: Picture,
          roomName: z.string(),
        }),
      ),
      dishes: z.array(Eaten.extend({ what: z.string() })),
    }),
    offline: 'cache',
    own,
  }),
  recall: get(`${base}/recall`, {
    description:
      'Returns the days and meals of a period that had an ingredient on the menu, and the children who were at the centre on those days. It says nothing of what each child ate.',
    query: z.object({ ingredientId: Id, from: Day, until: Day }).refine(isSearchable, { path: ['until'] }),
    returns: z.array(
      z.object({
        day: DayOut,
        meals: z.array(z.object({ meal: MealName, dishes: z.array(z.string()) })),
        children: z.array(z.object({ id: Id, name: z.string(), roomName: z.string() })),
      }),
    ),
    own,
  }),
})
