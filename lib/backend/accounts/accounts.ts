import { Hono } from 'hono';
import type { Backend } from '@/lib/backend/backend';
import { enrolled } from './enrolled';
import { sessions } from './login';
import { passwords } from './passwords';
import { profile } from './profile';
import { registrations } from './register';

/** Everything under `/auth`. */
export const accounts = new Hono<Backend>()
  .route('/', registrations)
  .route('/', sessions)
  .route('/', passwords)
  .route('/', profile)
  .route('/', enrolled);
