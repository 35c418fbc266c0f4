export const listHomePosts = { method: 'GET', path: '/blog/get-for-home' } as const;
export const listPosts = { method: 'GET', path: '/blog' } as const;
export const getPost = { method: 'GET', path: '/blog/get-single-blog' } as const;
export const countPostView = { method: 'POST', path: '/blog/:id/view' } as const;
