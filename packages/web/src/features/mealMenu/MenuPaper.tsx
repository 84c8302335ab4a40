import { allergenEn } from '@daybook/contract/kernel/allergen.messages.en.ts'
import { allergenZh } from '@daybook/contract/kernel/allergen.messages.zh.ts'
import { weekdayOf } from '@daybook/contract/kernel/dates.ts'
import { type MealTime, mealTimes } from '@daybook/contract/meal/meal.rules.ts'
import { mealTimesEn, mealTimesZh } from '@daybook/contract/meal/meal.words.ts'
import { createPortal } from 'react-dom'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { dayWords } from '../../platform/time/time.words.ts'
import styles from './MenuPaper.module.css'
import type { MenuDay } from './mealMenu.data.ts'

/** The week for the wall, in both languages. Families read it, so it names no child. */
export function MenuPaper({ days }: { days: readonly MenuDay[] }) {
  const t = useT()
  const { tenantInfo } = useSession()
  const country = tenantInfo?.countryCode
  const shown = days.filter(({ day, meals }) => weekdayOf(day) <= 5 || meals.length > 0)
  const meals = mealTimes.filter((meal) => shown.some((day) => mealOf(day, meal)))
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return null
  const dates = [first, last].map(({ day }) => dayWords({ language: 'en-US', country }, day, 'date'))
  return createPortal(
    <article className={styles.paper} data-paper>
      <h1>{t('mealMenu.paperTitle')}</h1>
      <p>{[tenantInfo?.name, dates.join(' – ')].join(' · ')}</p>
      <table>
        <thead>
          <tr>
            <td />
            {shown.map(({ day }) => (
              <th key={day} scope="col">
                {dayWords({ language: 'en-US', country }, day, 'short')}
                <span lang="zh">{dayWords({ language: 'zh-CN' }, day, 'weekday')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {meals.map((meal) => (
            <tr key={meal}>
              <th scope="row">
                {mealTimesEn[meal]}
                <span lang="zh">{mealTimesZh[meal]}</span>
              </th>
              {shown.map((day) => (
                <td key={day.day}>
                  {mealOf(day, meal)?.dishes.map(({ id, name, nameZh, contains }) => (
                    <div key={id} className={styles.dish}>
                      <strong>{name}</strong>
                      {nameZh && <strong lang="zh">{nameZh}</strong>}
                      <small>
                        {contains.map((one) => `${allergenEn[one]} ${allergenZh[one]}`).join(', ')}
                      </small>
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>,
    document.body,
  )
}

const mealOf = ({ meals }: MenuDay, meal: MealTime) => meals.find((one) => one.meal === meal)
