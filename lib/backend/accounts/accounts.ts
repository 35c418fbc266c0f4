import { Hono } from 'hono';
import type { Backend } from '@/lib/backend/backend';
import { children } from './children';
import { enrolledCourses } from './enrolled-courses';
import { sessions } from './login';
import { passwords } from './passwords';
import { profile } from './profile';
import { registrations } from './register';

export const accounts = new Hono<Backend>()
  .route('/', registrations)
  .route('/', sessions)
  .route('/', passwords)
  .route('/', profile)
  .route('/', enrolledCourses)
  .route('/', children);
