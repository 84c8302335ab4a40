// What the figures of a rule say, in lines.
import { bottleMilks } from '@daybook/contract/bottle/bottle.rules.ts'
import type { AgeBand, Rule, TemperatureLimits } from '@daybook/contract/rule/figures.rules.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import type { DayStyle } from '../../platform/time/time.words.ts'

type SayDay = (day: string, style: DayStyle) => string

export function figureWords(t: Translate, sayDay: SayDay, { subject, figures }: Rule): string[] {
  if ('bands' in figures)
    return [
      ...figures.bands.map((band, place) => bandWords(t, band, figures.bands[place - 1])),
      ...(figures.school ? [t('rule.school', { count: figures.school })] : []),
      ...(figures.olderFillSpare ? [t('rule.olderFillSpare')] : []),
    ]
  if ('young' in figures) {
    const { children, below, young } = figures
    const values = { children, years: below / 12, young: young.children, youngYears: young.below / 12 }
    return [t('rule.homeBased', values)]
  }
  if ('years' in figures) return [t('rule.fromAge', figures)]
  if ('oneFor' in figures) {
    const { oneFor } = figures
    return [typeof oneFor === 'number' ? t('rule.oneFor', { count: oneFor }) : t(`rule.oneFor_${oneFor}`)]
  }
  if ('least' in figures) return [t('rule.check', figures)]
  if ('demands' in figures)
    return [figures.demands.map((demand) => t(`rule.demand.${demand}`)).join(t('fields.comma'))]
  if ('to' in figures) return notificationWords(t, figures)
  if ('months' in figures) return monthWords(t, subject, figures)
  if ('number' in figures) return [figures.number]
  if ('cooling' in figures) return degreeWords(t, figures)
  if ('formula' in figures)
    return bottleMilks.map((milk) => t('rule.bottle', { milk: t(`bottle.milk.${milk}`), ...figures[milk] }))
  if ('strands' in figures)
    return [
      figures.strands
        .map((strand) => wordsOf(`learningStory.goals.${strand}`) ?? strand)
        .join(t('fields.comma')),
    ]
  if ('season' in figures) {
    const { from, until } = figures.season
    return [t('rule.season', { from: monthName(sayDay, from), until: monthName(sayDay, until) })]
  }
  if ('lost' in figures) return figures.lost.map((one) => t('rule.lost', one))
  return [t('rule.pattern', figures)]
}

function degreeWords(t: Translate, { cooling, ...limits }: TemperatureLimits): string[] {
  const kept = (Object.keys(limits) as (keyof typeof limits)[]).flatMap((kind) => {
    const { most, least } = limits[kind]
    const what = t(`foodTemperature.what.${kind}`)
    if (most !== null) return t('rule.mostDegrees', { what, most })
    return least === null ? [] : t('rule.leastDegrees', { what, least })
  })
  const what = t('foodTemperature.what.cooling')
  return [...kept, ...cooling.map((step) => t('rule.coolTo', { what, ...step }))]
}

const monthName = (sayDay: SayDay, month: number) =>
  sayDay(`2026-${String(month).padStart(2, '0')}-01`, 'monthName')

/** Under 2 years: 1 adult for up to 5 children, then 1 more for each 5 */
function bandWords(t: Translate, { below, upTo, each }: AgeBand, younger: AgeBand | undefined): string {
  const age =
    below === null
      ? t('rule.ageFrom', { years: (younger?.below ?? 0) / 12 })
      : t('rule.ageBelow', { years: below / 12 })
  const steps = upTo.map((children, place) => t('rule.upTo', { adults: place + 1, children }))
  const words = [...steps, t(steps.length > 0 ? 'rule.thenEach' : 'rule.each', { count: each })]
  return t('rule.band', { age, words: words.join(t('fields.comma')) })
}

function notificationWords(t: Translate, figures: Extract<Rule['figures'], { to: string }>): string[] {
  const { to, hours, withOthers } = figures
  const within =
    hours === null
      ? t('rule.asSoonAsPossible')
      : hours % 24 === 0 && hours > 24
        ? t('rule.withinDays', { count: hours / 24 })
        : t('rule.withinHours', { count: hours })
  return [t('rule.notify', { to: t(`rule.to.${to}`), within }), ...(withOthers ? [t('rule.withOthers')] : [])]
}

function monthWords(
  t: Translate,
  subject: string,
  figures: Extract<Rule['figures'], { months: number }>,
): string[] {
  const { months } = figures
  const isKept = subject.startsWith('keep.') || subject === 'record.foodServed'
  const isYears = months % 12 === 0 && isKept
  const count = isYears ? months / 12 : months
  return [
    t(isYears ? 'rule.keptYears' : isKept ? 'rule.keptMonths' : 'rule.everyMonths', { count }),
    ...('untilAge' in figures ? [t('rule.untilAge', { years: figures.untilAge ?? 0 })] : []),
    ...('reportDays' in figures ? [t('rule.reportDays', { count: figures.reportDays })] : []),
    ...('withChildren' in figures && !figures.withChildren ? [t('rule.withoutChildren')] : []),
  ]
}
