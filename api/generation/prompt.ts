import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Category } from '#domain/blog/categories.ts'
import { provenanceLabel } from '#domain/blog/provenance.ts'
import { factSheet } from '#domain/generation/fact-sheet.ts'
import { WORD_BOUNDS } from '#domain/generation/generated-post.ts'
import type { Topic } from '#domain/generation/topics.ts'
import type { Message } from './model.ts'

const RULES = path.join(import.meta.dirname, 'prompt.md')

export interface Task {
  category: Category
  topic: Topic
  /** Whether an editor reads the draft before it is published. */
  isReviewed: boolean
  /** Newest first. */
  recentTitles: readonly string[]
  /** Briefs of the topics of earlier posts in the category, newest first. */
  coveredTopics: readonly string[]
}

export async function promptMessages(task: Task): Promise<Message[]> {
  return [
    { role: 'system', content: await readFile(RULES, 'utf8') },
    { role: 'user', content: taskPrompt(task) },
  ]
}

export function repairPrompt(words: number): string {
  const change = words < WORD_BOUNDS.min ? 'Expand it with more substance' : 'Tighten it'
  return `The article has ${words} words. ${change} so that it has ${WORD_BOUNDS.min} to ${WORD_BOUNDS.max} words, aim for 2900, and keep every other rule. Reply with the complete JSON object again.`
}

function taskPrompt({ category, topic, isReviewed, recentTitles, coveredTopics }: Task): string {
  return [
    `Category: ${category}`,
    `Topic: ${topic.brief}`,
    reviewText(isReviewed),
    `Earlier topics of this category. Do not write about them again:\n${list(coveredTopics)}`,
    `Recent titles, not to be repeated:\n${list(recentTitles.map((title) => JSON.stringify(title)))}`,
    `Fact sheet:\n${factSheet()}`,
  ].join('\n\n')
}

/** The part of the prompt about review and labeling. */
function reviewText(isReviewed: boolean): string {
  const label = (provenance: 'model' | 'modelReviewed') => `“${provenanceLabel(provenance)}”`
  return isReviewed
    ? `Review: an editor decides whether your article is published. Until the editor marks it as reviewed, readers see the label ${label('model')}, then ${label('modelReviewed')}.`
    : `Review: nobody reads your article before it is published, unless an automatic check of its figures, links and balance fails. Readers see the label ${label('model')}.`
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n') || '- none yet'
}
