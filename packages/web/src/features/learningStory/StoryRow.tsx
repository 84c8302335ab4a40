import { IconBook } from '@tabler/icons-react'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import type { StoryRow as Story } from './learningStory.data.ts'
import styles from './Story.module.css'

/** A story in a list: its first picture, whom it is about, and how it begins. */
export function StoryRow({ story }: { story: Story }) {
  const t = useT()
  const dayWords = useDayWords()
  const { id, title, excerpt, happenedOn, author, children, strands, names: goals, pictures } = story
  const [first] = pictures
  const names = children.map(({ firstName }) => firstName).join(t('fields.comma'))
  return (
    <li>
      <Link to={to.learningStory({ id })} className={styles.row}>
        {first?.small ? (
          <img src={first.small} alt="" className={styles.thumb} loading="lazy" />
        ) : (
          <span className={styles.thumb}>
            <IconBook size="1.75rem" aria-hidden="true" />
          </span>
        )}
        <span className={styles.rowText}>
          <span className={styles.rowTitle}>{title || t('learningStory.untitled')}</span>
          <span className="dim">
            {[names, happenedOn && dayWords(happenedOn, 'shortDate'), author.name]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={styles.excerpt}>{excerpt}</span>
          {strands.length > 0 && (
            <span className={styles.strands}>
              {strands.map((strand) => (
                <span key={strand} className={styles.strand}>
                  {wordsOf(`learningStory.goals.${strand}`) ?? goals[strand]}
                </span>
              ))}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
