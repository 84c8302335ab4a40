import { fullName } from '@daybook/contract/child/child.rules.ts'
import { isPicture, isVideo } from '@daybook/contract/file/file.rules.ts'
import { ownGoalsIn } from '@daybook/contract/learningStory/curricula.ts'
import { Box } from '@mantine/core'
import { Portrait } from '../../kit/Face.tsx'
import { RichText } from '../../kit/RichText.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { Videos } from '../fields/index.ts'
import type { Story } from './learningStory.data.ts'
import { PhotoGrid } from './PhotoGrid.tsx'
import styles from './Story.module.css'

/** A story as it is read: whom it is about, its pictures, its words, what it shows, and what comes next. */
export function StoryBody({ story }: { story: Story }) {
  const t = useT()
  const dayWords = useDayWords()
  const { detail, author, children, files, names } = story
  const goals = [
    ...(detail.goals ?? []).map((goal) => wordsOf(`learningStory.goals.${goal}`) ?? goal),
    ...ownGoalsIn(detail.ownGoals).map((goal) => names[goal] ?? ''),
  ]
  return (
    <article className={styles.story}>
      <header className={styles.head}>
        <h2>{detail.title || t('learningStory.untitled')}</h2>
        <p className="dim">
          {[detail.happenedOn && dayWords(detail.happenedOn, 'shortDate'), author.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Box component="ul" className="list" display="flex" style={{ flexWrap: 'wrap', gap: '0.375rem' }}>
          {children.map((child) => (
            <li key={child.id}>
              <Link to={to.childPage({ id: child.id, tab: 'stories' })} className={styles.child}>
                <Portrait {...child} />
                {fullName(child)}
              </Link>
            </li>
          ))}
        </Box>
      </header>
      <PhotoGrid files={files.filter(({ mime }) => isPicture(mime))} layout={detail.layout} />
      <Videos files={files.filter(({ mime }) => isVideo(mime))} label={t('learningStory.videos')} />
      {detail.text && <RichText text={detail.text} />}
      {goals.length > 0 && (
        <section>
          <h3>{t('learningStory.goals')}</h3>
          <ul className={styles.goals}>
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </section>
      )}
      {detail.nextSteps && (
        <section>
          <h3>{t('learningStory.nextSteps')}</h3>
          <p className={styles.plain}>{detail.nextSteps}</p>
        </section>
      )}
    </article>
  )
}
