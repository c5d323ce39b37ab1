import type { ApolloClient, MaybeMasked, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { ADMIN_DONE } from '#domain/admin/panel-text.ts'
import { AdminRunsDocument } from '#web/features/admin/generation/runs-panel.generated.ts'
import { evictPosts } from '#web/features/admin/update-cache.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import {
  DeletePostDocument,
  FeaturePostDocument,
  PublishPostDocument,
  ReviewPostDocument,
  UnpublishPostDocument,
  UnreviewPostDocument,
} from './post-row.generated.ts'
import { AdminPostsDocument } from './posts-panel.generated.ts'

export function usePostActions() {
  const { cache } = useApolloClient()
  const { mutate, isPending } = useAdminMutation()

  async function run<Data, Variables extends OperationVariables, Result>(
    options: ApolloClient.MutateOptions<Data, Variables>,
    select: (data: MaybeMasked<Data>) => Result,
    done: string,
  ) {
    const outcome = await mutate(options, select, { done, refetch: [AdminPostsDocument, AdminRunsDocument] })
    evictPosts(cache)
    return outcome
  }

  return {
    isPending,
    /** `reviewed` says that the editor has read and approved the draft of a model. */
    publish: (id: string, reviewed: boolean) =>
      run(
        { mutation: PublishPostDocument, variables: { id, reviewed } },
        (data) => data.publishPost,
        ADMIN_DONE.postPublished,
      ),
    unpublish: (id: string) =>
      run(
        { mutation: UnpublishPostDocument, variables: { id } },
        (data) => data.unpublishPost,
        ADMIN_DONE.postUnpublished,
      ),
    review: (id: string) =>
      run(
        { mutation: ReviewPostDocument, variables: { id } },
        (data) => data.reviewPost,
        ADMIN_DONE.postReviewed,
      ),
    unreview: (id: string) =>
      run(
        { mutation: UnreviewPostDocument, variables: { id } },
        (data) => data.unreviewPost,
        ADMIN_DONE.reviewUndone,
      ),
    feature: (id: string, featured: boolean) =>
      run(
        { mutation: FeaturePostDocument, variables: { id, featured } },
        (data) => data.featurePost,
        featured ? ADMIN_DONE.postFeatured : ADMIN_DONE.postUnfeatured,
      ),
    remove: (id: string) =>
      run(
        { mutation: DeletePostDocument, variables: { id } },
        (data) => data.deletePost,
        ADMIN_DONE.postDeleted,
      ),
  }
}
